import { useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import type { Credentials } from '@contract/modules/auth/auth.calls'
import { toApiFailure } from '@/shared/http/api-failure'
import { clear, error } from '@/shared/notify/notification.slice'
import { redirectAfterSignIn } from '@/shared/session/redirect-after-sign-in'
import { signIn } from '@/shared/session/sign-in'
import { useAppDispatch } from '@/shared/store/hooks'

export interface SignIn {
  /** True when it led into the portal. */
  signInWith: (credentials: Credentials) => Promise<boolean>
  isBusy: boolean
}

/** A failure is shown as an error notification in the server's words, and the page stays as it is. */
export function useSignIn(): SignIn {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const [isBusy, setBusy] = useState(false)
  const underWay = useRef(false)

  const signInWith = async (credentials: Credentials): Promise<boolean> => {
    if (underWay.current) return false
    underWay.current = true
    setBusy(true)
    dispatch(clear())
    try {
      await dispatch(signIn(credentials))
    } catch (failed) {
      dispatch(error(toApiFailure(failed).message))
      underWay.current = false
      setBusy(false)
      return false
    }
    // Stays busy: this page goes as soon as the next one has come.
    void navigate(redirectAfterSignIn(params.get('redirectFrom')), { replace: true })
    return true
  }
  return { signInWith, isBusy }
}
