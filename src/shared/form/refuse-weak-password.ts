import { passwordWeakness, type PasswordOwner } from '@contract/modules/auth/password.rules'
import { ApiError } from '@/shared/http/api-failure'
import { logWarning } from '@/shared/log/log'

/** Why the server would refuse it, said before anything is sent. Without the dictionaries the server decides alone. */
export async function refuseWeakPassword(password: string, owner: PasswordOwner): Promise<void> {
  const weakness = await passwordWeakness(password, owner).catch(() => {
    logWarning('The dictionaries for passwords could not be loaded')
    return null
  })
  if (!weakness) return
  throw new ApiError({
    status: 422,
    code: 'rule_broken',
    message: weakness,
    fields: [{ path: 'password', code: weakness, message: weakness }],
    requestId: null,
    retryAfter: null,
    currentVersion: null,
  })
}
