import type { Credentials, SignedInUser } from '@contract/modules/auth/auth.calls'
import { http } from '@/shared/http/http'
import type { AppDispatch } from '@/shared/store/hooks'
import { otherTabs } from '@/shared/session/session-tabs'
import { signedIn } from '@/shared/session/session-actions'

/** A failure leaves no user and comes back as an ApiError for the page to show. */
export function signIn(credentials: Credentials) {
  return async (dispatch: AppDispatch): Promise<SignedInUser> => {
    const { data: user } = await http.post<SignedInUser>('/users/authenticate', credentials, {
      anonymous: true,
    })
    dispatch(signedIn(user))
    otherTabs().tellSignedIn(user.id)
    return user
  }
}
