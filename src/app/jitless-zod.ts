/**
 * zod finds out by trying whether it may build functions from text; the policy forbids that and reports the try.
 * Told here, before zod itself has come: it reads this name when it does, and its own `config()` would be too
 * late for the schemas that are built while it is imported.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
