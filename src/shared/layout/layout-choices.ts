import type { Layout } from '@contract/access/layout'

/**
 * The panel's choices as a plain table: the contract's schema says the same, but its library would weigh on
 * the first page. layout-choices.test.ts holds the two together. The first of each is the default.
 */
export const LAYOUT_CHOICES = {
  layoutType: ['vertical', 'horizontal', 'twocolumn', 'semibox'],
  layoutWidth: ['fluid', 'boxed'],
  sidebarSize: ['lg', 'md', 'sm', 'sm-hover'],
  topbar: ['light', 'dark'],
  mode: ['light', 'dark'],
  position: ['fixed', 'scrollable'],
  sidebarView: ['default', 'detached'],
  sidebarColor: ['dark', 'light', 'gradient'],
  sidebarImage: ['none', 'img-1', 'img-2', 'img-3', 'img-4'],
  preloader: ['disable', 'enable'],
  visibility: ['show', 'hidden'],
} as const satisfies { [Key in keyof Layout]: readonly Layout[Key][] }

export type LayoutKey = keyof Layout

export const LAYOUT_KEYS = Object.keys(LAYOUT_CHOICES) as LayoutKey[]

export const INITIAL_LAYOUT: Layout = {
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

/** Takes what is valid of anything, and the default for the rest. */
export function toLayout(value: unknown): Layout {
  const given = typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  const valid = LAYOUT_KEYS.filter(key => isChoice(key, given[key])).map(key => [key, given[key]])
  return { ...INITIAL_LAYOUT, ...Object.fromEntries(valid) }
}

export function isChoice<Key extends LayoutKey>(key: Key, value: unknown): value is Layout[Key] {
  return (LAYOUT_CHOICES[key] as readonly unknown[]).includes(value)
}
