import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { ouAccessLoaded } from '@/shared/session/ou-access.slice'
import { sessionEnded, signedIn } from '@/shared/session/session-actions'

/** The chosen operating unit; null means all that the user may see. */
export type ActiveOuState = string | null

export const activeOuSlice = createSlice({
  name: 'activeOU',
  initialState: null as ActiveOuState,
  reducers: { activeOuChosen: (_state, action: PayloadAction<string | null>) => action.payload },
  extraReducers: builder =>
    builder
      .addCase(signedIn, () => null)
      .addCase(sessionEnded, () => null)
      // A unit that was taken away must not go on narrowing every request to nothing.
      .addCase(ouAccessLoaded, (state, action) =>
        action.payload.some(unit => unit.ou_code === state) ? state : null,
      ),
  selectors: { selectActiveOu: state => state },
})

export const { activeOuChosen } = activeOuSlice.actions
export const { selectActiveOu } = activeOuSlice.selectors
