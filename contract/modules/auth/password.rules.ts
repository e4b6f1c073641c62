/** What people choose first when a rule only asks for length; all of them open with any guessing list. */
const COMMON = [
  '1234567890',
  '0123456789',
  '9876543210',
  'qwertyuiop',
  'qwerty1234',
  'password12',
  'password123',
  'passw0rd123',
  'letmein123',
  'iloveyou12',
  'administrator',
  'welcome123',
  'abcdefghij',
  'abcd123456',
  'asdfghjkl;',
  'asdfghjkl1',
  '1q2w3e4r5t',
  'philippines',
  'manila1234',
  'changeme123',
]

/** null, or the code of why a password is too easy: it repeats, stands in every list, or is the person's own name. */
export function passwordWeakness(
  password: string,
  person: { username?: string; email?: string },
): string | null {
  const lower = password.toLowerCase()
  if (new Set(lower).size < 4 || COMMON.includes(lower)) return 'password_common'
  const names = [person.username, person.email?.split('@')[0]].filter(name => name && name.length >= 4)
  return names.some(name => name && lower.includes(name.toLowerCase())) ? 'password_common' : null
}
