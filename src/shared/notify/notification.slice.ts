import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

export interface NotificationState {
  type: 'alert-success' | 'alert-danger' | null
  message: string | null
  /** What was done can be taken back: where the way back is kept. */
  undo?: number
}

const quiet: NotificationState = { type: null, message: null }

export const notificationSlice = createSlice({
  name: 'notification',
  initialState: quiet,
  reducers: {
    success: (_state, action: PayloadAction<string>): NotificationState => ({
      type: 'alert-success',
      message: action.payload,
    }),
    error: (_state, action: PayloadAction<string>): NotificationState => ({
      type: 'alert-danger',
      message: action.payload,
    }),
    undoable: (_state, action: PayloadAction<{ message: string; undo: number }>): NotificationState => ({
      type: 'alert-success',
      ...action.payload,
    }),
    clear: () => quiet,
  },
})

export const { success, error, undoable, clear } = notificationSlice.actions
