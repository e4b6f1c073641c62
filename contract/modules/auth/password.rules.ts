import { passwordEstimator } from '@contract/modules/auth/password-estimator'

export type PasswordOwner = {
  username?: string | undefined
  email?: string | undefined
  first_name?: string | undefined
  last_name?: string | undefined
}
export type PasswordWeakness = 'password_common' | 'password_personal'

/** Of five grades the fourth: it outlives guessing at the speed of a stolen, slowly hashed password. */
const LEAST_SCORE = 3
const SHORTEST_NAME = 4

/** "nico.reyes@portal.test" is nico.reyes, nico and reyes. The domain is the company's and tells nothing of a person. */
function namesOf({ username = '', email = '', first_name = '', last_name = '' }: PasswordOwner): string[] {
  const whole = [username, email.split('@')[0] ?? '', first_name, last_name].map(name => name.toLowerCase())
  return [...new Set(whole.flatMap(name => [name, ...name.split(/[^\p{L}]+/u)]))].filter(Boolean)
}

/** null, or why a password is too easy to guess: it is built from what lists hold, or from the person's own names. */
export async function passwordWeakness(
  password: string,
  owner: PasswordOwner,
): Promise<PasswordWeakness | null> {
  const lower = password.toLowerCase()
  const names = namesOf(owner)
  if (names.some(name => name.length >= SHORTEST_NAME && lower.includes(name))) return 'password_personal'
  const estimator = await passwordEstimator()
  return estimator.check(password, names).score < LEAST_SCORE ? 'password_common' : null
}
