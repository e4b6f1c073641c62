import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { OwnPermission } from '@contract/modules/auth/auth.calls'
import { sessionEnded, signedIn } from '@/shared/session/session-actions'

/** Stored lists may hold codes alone: the specification's entry is `{code}`. */
export type HeldPermission = Pick<OwnPermission, 'code'> & Partial<OwnPermission>

const none: HeldPermission[] = []

export const permissionsSlice = createSlice({
  name: 'permissions',
  initialState: none,
  reducers: { permissionsLoaded: (_state, action: PayloadAction<HeldPermission[]>) => action.payload },
  extraReducers: builder => builder.addCase(signedIn, () => none).addCase(sessionEnded, () => none),
  selectors: { selectPermissions: state => state },
})

export const { permissionsLoaded } = permissionsSlice.actions
export const { selectPermissions } = permissionsSlice.selectors
