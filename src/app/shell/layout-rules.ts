import type { Layout } from '@contract/access/layout'
import type { LayoutKey } from '@/shared/layout/layout-choices'

export type WhyNot = 'no_sidebar' | 'own_size' | 'vertical_only' | 'hidden'

/** Why a setting changes nothing in the layout as it is; null where it works. */
export function whyNot(key: LayoutKey, layout: Layout): WhyNot | null {
  const isHidden = layout.visibility === 'hidden'
  switch (key) {
    case 'sidebarSize':
      if (layout.layoutType === 'horizontal') return 'no_sidebar'
      if (layout.layoutType === 'twocolumn') return 'own_size'
      return isHidden ? 'hidden' : null
    case 'sidebarView':
      if (layout.layoutType !== 'vertical') return 'vertical_only'
      return isHidden ? 'hidden' : null
    case 'sidebarColor':
    case 'sidebarImage':
      if (layout.layoutType === 'horizontal') return 'no_sidebar'
      return isHidden && layout.layoutType !== 'semibox' ? 'hidden' : null
    case 'visibility':
      return layout.layoutType === 'horizontal' ? 'no_sidebar' : null
    default:
      return null
  }
}
