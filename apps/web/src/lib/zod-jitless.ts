import { z } from 'zod'

// The content security policy forbids eval, which zod would probe for.
z.config({ jitless: true })
