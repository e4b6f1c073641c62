import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { OuAccess } from '@contract/modules/auth/auth.calls'
import { sessionEnded, signedIn } from '@/shared/session/session-actions'

const none: OuAccess[] = []

export const ouAccessSlice = createSlice({
  name: 'ouAccess',
  initialState: none,
  reducers: { ouAccessLoaded: (_state, action: PayloadAction<OuAccess[]>) => action.payload },
  extraReducers: builder => builder.addCase(signedIn, () => none).addCase(sessionEnded, () => none),
  selectors: { selectOuAccess: state => state },
})

export const { ouAccessLoaded } = ouAccessSlice.actions
export const { selectOuAccess } = ouAccessSlice.selectors
