import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Layout } from '@contract/access/layout'
import { INITIAL_LAYOUT, toLayout } from '@/shared/layout/layout-choices'
import { readStoredLayout } from '@/shared/layout/layout-storage'

export const layoutSlice = createSlice({
  name: 'layout',
  initialState: readStoredLayout,
  reducers: {
    layoutChanged: (state, action: PayloadAction<Partial<Layout>>) =>
      toLayout({ ...state, ...action.payload }),
    layoutReset: () => INITIAL_LAYOUT,
  },
})

export const { layoutChanged, layoutReset } = layoutSlice.actions

export const selectLayout = (state: { layout: Layout }): Layout => state.layout
