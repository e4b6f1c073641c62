import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { SignedInUser } from '@contract/modules/auth/auth.calls'
import { sessionEnded, signedIn } from '@/shared/session/session-actions'

/** Whether the user's rights are known: a screen must not say "no right" while they are still on their way. */
export type RightsState = 'unknown' | 'loading' | 'ready' | 'failed'

/** One's own photo and what one's roles are called come with the profile, and are kept for the next start. */
export type KnownUser = SignedInUser & { photo_id?: string | null; role_names?: string[] }

export interface AuthState {
  user: KnownUser | null
  rights: RightsState
}

const signedOut: AuthState = { user: null, rights: 'unknown' }

export const authSlice = createSlice({
  name: 'auth',
  initialState: signedOut,
  reducers: {
    rightsChanged: (state, action: PayloadAction<RightsState>) => {
      if (state.user) state.rights = action.payload
    },
    userRenamed: (
      state,
      action: PayloadAction<Pick<SignedInUser, 'first_name' | 'last_name' | 'full_name'>>,
    ) => {
      if (state.user) Object.assign(state.user, action.payload)
    },
    ownPhotoChanged: (state, action: PayloadAction<string | null>) => {
      if (state.user) state.user.photo_id = action.payload
    },
    ownRolesNamed: (state, action: PayloadAction<string[]>) => {
      if (state.user) state.user.role_names = action.payload
    },
  },
  extraReducers: builder =>
    builder
      .addCase(signedIn, (_state, action): AuthState => ({ user: action.payload, rights: 'unknown' }))
      .addCase(sessionEnded, () => signedOut),
  selectors: { selectUser: state => state.user, selectRights: state => state.rights },
})

export const { rightsChanged, userRenamed, ownPhotoChanged, ownRolesNamed } = authSlice.actions
export const { selectUser, selectRights } = authSlice.selectors
