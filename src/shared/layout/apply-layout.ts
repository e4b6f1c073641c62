import type { Layout } from '@contract/access/layout'

/** The attributes of <html> that theme.scss reads; public/mode.js writes the same ones before the first paint. */
const ATTRIBUTES = {
  layoutType: 'data-layout',
  layoutWidth: 'data-layout-width',
  sidebarSize: 'data-sidebar-size',
  topbar: 'data-topbar',
  mode: 'data-bs-theme',
  position: 'data-layout-position',
  sidebarView: 'data-sidebar-view',
  sidebarColor: 'data-sidebar',
  sidebarImage: 'data-sidebar-image',
  preloader: 'data-preloader',
  visibility: 'data-sidebar-visibility',
} as const satisfies Record<keyof Layout, `data-${string}`>

export function applyLayout(layout: Layout, root: HTMLElement = document.documentElement): void {
  for (const [key, attribute] of Object.entries(ATTRIBUTES)) {
    const value = layout[key as keyof Layout]
    if (root.getAttribute(attribute) !== value) root.setAttribute(attribute, value)
  }
}
