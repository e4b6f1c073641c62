import { createRequire } from 'node:module'

type Verify = (hash: string, password: string, ...more: unknown[]) => Promise<boolean>
type Argon2 = { verify: Verify }

/** Files share a process, in which the hashing is wrapped once. */
const shared = globalThis as { knownPasswords?: Map<string, Promise<boolean>> }
if (!shared.knownPasswords) remember((shared.knownPasswords = new Map()))

/**
 * Whether a password belongs to a hash is the same each time, and dear on purpose: the demo people sign in thousands of
 * times with one password. The first answer is the real one, and kept.
 */
function remember(known: Map<string, Promise<boolean>>): void {
  // Before the product imports it, so that what it imports is this.
  const argon2 = createRequire(import.meta.url)('@node-rs/argon2') as Argon2
  const { verify } = argon2
  argon2.verify = (hash, password, ...more) => {
    const key = `${hash}\n${password}`
    const answer = known.get(key) ?? verify(hash, password, ...more)
    known.set(key, answer)
    return answer
  }
}
