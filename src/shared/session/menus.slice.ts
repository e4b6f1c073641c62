import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { MenuItem } from '@contract/modules/auth/auth.calls'
import { sessionEnded, signedIn } from '@/shared/session/session-actions'

const none: MenuItem[] = []

export const menusSlice = createSlice({
  name: 'menus',
  initialState: none,
  reducers: { menusLoaded: (_state, action: PayloadAction<MenuItem[]>) => action.payload },
  extraReducers: builder => builder.addCase(signedIn, () => none).addCase(sessionEnded, () => none),
  selectors: { selectMenus: state => state },
})

export const { menusLoaded } = menusSlice.actions
export const { selectMenus } = menusSlice.selectors
