import type { ScreenDeclaration } from '@contract/access/screens/screen'

export const sellingScreens = [
  {
    path: '/property/list',
    title_key: 'screens.propertyListing',
    module: 'property',
    permission: 'property.listing.view',
    icon: 'buildings',
    menu: { group: 'property', sort: 10 },
  },
  {
    path: '/property/master-list',
    title_key: 'screens.reservedProperties',
    module: 'property',
    permission: 'property.reserved.view',
    icon: 'bookmark-check',
    menu: { group: 'property', sort: 20 },
  },
  {
    path: '/buyer-management/prospect',
    title_key: 'screens.leadList',
    module: 'buyers',
    permission: 'buyer.lead.view',
    icon: 'person-plus',
    menu: { group: 'buyers', sort: 10 },
  },
  {
    path: '/buyer-management/list',
    title_key: 'screens.buyer',
    module: 'buyers',
    permission: 'buyer.record.view',
    icon: 'person-check',
    menu: { group: 'buyers', sort: 20 },
  },
  {
    path: '/sales/record',
    title_key: 'screens.salesRecord',
    module: 'sales',
    permission: 'sales.record.view',
    icon: 'receipt',
    menu: { group: 'sales', sort: 10 },
  },
  {
    path: '/sales/report',
    title_key: 'screens.salesReport',
    module: 'sales',
    permission: 'sales.report.view',
    icon: 'bar-chart-line',
    menu: { group: 'sales', sort: 20, needs: { code: 'sales.report.view', scope: 'team' } },
  },
] as const satisfies readonly ScreenDeclaration[]
