// The content security policy forbids eval, which zod would probe for. Said where zod reads it when it is
// loaded, so that saying it does not load zod.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

export {}
