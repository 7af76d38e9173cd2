// The content security policy forbids eval, which zod would probe for. Said where zod looks when it is loaded,
// so that saying it does not load zod.
const host = globalThis as typeof globalThis & { __zod_globalConfig?: object }
host.__zod_globalConfig = Object.assign(host.__zod_globalConfig ?? {}, { jitless: true })

export {}
