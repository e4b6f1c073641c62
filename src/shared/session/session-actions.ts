import { createAction } from '@reduxjs/toolkit'
import type { SignedInUser } from '@contract/modules/auth/auth.calls'

/** Every slice of the session answers these two: nothing of one user may be left for the next. */
export const signedIn = createAction<SignedInUser>('session/signedIn')
export const sessionEnded = createAction('session/ended')
