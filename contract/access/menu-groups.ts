/** The first level of the sidebar: what is done every day stands first, what is set up once stands last. */
export const MENU_GROUPS = [
  { key: 'overview', title_key: 'menu.overview', icon: 'house', sort: 10 },
  { key: 'property', title_key: 'menu.property', icon: 'buildings', sort: 20 },
  { key: 'buyers', title_key: 'menu.buyers', icon: 'people', sort: 30 },
  { key: 'sales', title_key: 'menu.sales', icon: 'graph-up-arrow', sort: 40 },
  { key: 'commission', title_key: 'menu.commission', icon: 'percent', sort: 50 },
  { key: 'collection', title_key: 'menu.collection', icon: 'cash-coin', sort: 60 },
  { key: 'expense', title_key: 'menu.expense', icon: 'wallet2', sort: 70 },
  { key: 'accounting', title_key: 'menu.accounting', icon: 'journal-bookmark', sort: 80 },
  { key: 'employee', title_key: 'menu.employee', icon: 'person-workspace', sort: 90 },
  { key: 'people', title_key: 'menu.people', icon: 'person-badge', sort: 100 },
  { key: 'maintenance', title_key: 'menu.maintenance', icon: 'card-checklist', sort: 110 },
  { key: 'settings', title_key: 'menu.settings', icon: 'gear', sort: 120 },
] as const

export type MenuGroup = (typeof MENU_GROUPS)[number]
export type MenuGroupKey = MenuGroup['key']
