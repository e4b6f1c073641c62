import type { BrowserContext } from '@playwright/test'
import type { SignedInUser } from '@contract/modules/auth/auth.calls'
import { DEMO_PASSWORD } from '@server/seeds/demo-accounts'

/** Somebody of the demo company, at the portal that stands at this address. */
export async function signInAt(url: string, email: string): Promise<SignedInUser> {
  const answer = await fetch(`${url}/users/authenticate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: DEMO_PASSWORD }),
  })
  return (await answer.json()) as SignedInUser
}

/** Pages of this context are those of somebody who has signed in. */
export function rememberUser(context: BrowserContext, user: SignedInUser) {
  return context.addInitScript(member => {
    localStorage.setItem('user', JSON.stringify(member))
    localStorage.setItem('token', member.token)
    localStorage.setItem('userRoles', JSON.stringify(member.roles.map(({ role_id }) => ({ role_id }))))
  }, user)
}
