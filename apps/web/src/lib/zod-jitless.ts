import * as z from 'zod/mini'

// The content security policy forbids eval, which zod would probe for.
z.config({ jitless: true })
