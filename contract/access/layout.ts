import { z } from 'zod'

/** The layout panel's choices and their defaults. */
export const layoutSchema = z.strictObject({
  layoutType: z.enum(['vertical', 'horizontal', 'twocolumn', 'semibox']),
  layoutWidth: z.enum(['fluid', 'boxed']),
  sidebarSize: z.enum(['lg', 'md', 'sm', 'sm-hover']),
  topbar: z.enum(['light', 'dark']),
  mode: z.enum(['light', 'dark']),
  position: z.enum(['fixed', 'scrollable']),
  sidebarView: z.enum(['default', 'detached']),
  sidebarColor: z.enum(['dark', 'light', 'gradient']),
  sidebarImage: z.enum(['none', 'img-1', 'img-2', 'img-3', 'img-4']),
  preloader: z.enum(['enable', 'disable']),
  visibility: z.enum(['show', 'hidden']),
})

export type Layout = z.infer<typeof layoutSchema>

export const DEFAULT_LAYOUT: Layout = {
  layoutType: 'vertical',
  layoutWidth: 'fluid',
  sidebarSize: 'lg',
  topbar: 'light',
  mode: 'light',
  position: 'fixed',
  sidebarView: 'default',
  sidebarColor: 'dark',
  sidebarImage: 'none',
  preloader: 'disable',
  visibility: 'show',
}
