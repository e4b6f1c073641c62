import { combineSlices, type WithSlice } from '@reduxjs/toolkit'
import type { api } from '@/shared/http/api'
import { layoutSlice } from '@/shared/layout/layout.slice'
import { notificationSlice } from '@/shared/notify/notification.slice'
import { activeOuSlice } from '@/shared/session/active-ou.slice'
import { authSlice } from '@/shared/session/auth.slice'
import { menusSlice } from '@/shared/session/menus.slice'
import { ouAccessSlice } from '@/shared/session/ou-access.slice'
import { permissionsSlice } from '@/shared/session/permissions.slice'

/** The query cache joins with the signed-in part of the portal, so that the sign-in page need not carry it. */
export const rootReducer = combineSlices(
  authSlice,
  permissionsSlice,
  ouAccessSlice,
  activeOuSlice,
  menusSlice,
  layoutSlice,
  notificationSlice,
).withLazyLoadedSlices<WithSlice<typeof api>>()

export type RootState = ReturnType<typeof rootReducer>
