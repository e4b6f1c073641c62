import type { SignedInUser } from '@contract/modules/auth/auth.calls'

export function buildSignedInUser(overrides: Partial<SignedInUser> = {}): SignedInUser {
  return {
    id: '01900000-0000-7000-8000-000000000001',
    username: 'ana',
    email: 'ana@portal.test',
    first_name: 'Ana',
    last_name: 'Reyes',
    full_name: 'Ana Reyes',
    token: 'header.payload.signature',
    roles: [{ role_id: '01900000-0000-7000-8000-0000000000aa', code: 'agent' }],
    ou_code: 'CEB',
    ...overrides,
  }
}
