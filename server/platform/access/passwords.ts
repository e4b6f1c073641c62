import { hash, verify } from '@node-rs/argon2'
import { Problem } from '@server/platform/http/problems'

/** OWASP's current floor for argon2id; the figures stand in the hash, so raising them upgrades at the next sign-in. */
const ARGON2ID = 2
const COST = { algorithm: ARGON2ID, memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const CURRENT = `$argon2id$v=19$m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}$`

/** Hashing is slow on purpose: more at once than this and everything else on the machine would wait. */
const AT_ONCE = 2
const WAITING_AT_MOST = 200

let running = 0
const waiting: (() => void)[] = []

async function takingTurns<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) {
    if (waiting.length >= WAITING_AT_MOST) throw new Problem('unavailable')
    await new Promise<void>(resolve => waiting.push(resolve))
  } else running += 1
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}

export function hashPassword(password: string): Promise<string> {
  return takingTurns(() => hash(password, COST))
}

let decoy: Promise<string> | null = null

/** An unknown account, or one without a password yet, costs the same time as a wrong password. */
export async function passwordMatches(stored: string | null, password: string): Promise<boolean> {
  decoy ??= hashPassword('nobody has this password')
  const known = stored?.startsWith('$') ? stored : null
  const against = known ?? (await decoy)
  const matches = await takingTurns(() => verify(against, password).catch(() => false))
  return known !== null && matches
}

export function needsRehash(stored: string): boolean {
  return !stored.startsWith(CURRENT)
}
