import type { ScreenDeclaration } from '@contract/access/screens/screen'

export const sellingScreens = [
  {
    path: '/property/list',
    title_key: 'screens.propertyListing',
    permission: 'property.listing.view',
    icon: 'buildings',
    menu: { group: 'property', sort: 10 },
  },
  {
    path: '/property/master-list',
    title_key: 'screens.reservedProperties',
    permission: 'property.reserved.view',
    icon: 'bookmark-check',
    menu: { group: 'property', sort: 20 },
  },
  {
    path: '/buyer-management/prospect',
    title_key: 'screens.leadList',
    permission: 'buyer.lead.view',
    icon: 'person-plus',
    menu: { group: 'buyers', sort: 10 },
  },
  {
    path: '/buyer-management/list',
    title_key: 'screens.buyer',
    permission: 'buyer.record.view',
    icon: 'person-check',
    menu: { group: 'buyers', sort: 20 },
  },
  {
    path: '/buyer-management/list/:id',
    title_key: 'screens.buyerRecord',
    permission: 'buyer.record.view',
    icon: 'person-check',
    menu: null,
  },
  {
    path: '/buyer-management/documents',
    title_key: 'screens.waitingDocuments',
    permission: 'buyer.record.verify_document',
    icon: 'patch-check',
    menu: { group: 'buyers', sort: 30 },
  },
  {
    path: '/buyer-management/requirements',
    title_key: 'screens.documentRequirements',
    permission: 'buyer.record.verify_document',
    icon: 'card-checklist',
    menu: { group: 'buyers', sort: 40 },
  },
  {
    path: '/sales/record',
    title_key: 'screens.salesRecord',
    permission: 'sales.record.view',
    icon: 'receipt',
    menu: { group: 'sales', sort: 10 },
  },
  {
    path: '/sales/payments',
    title_key: 'screens.salesPayments',
    permission: 'sales.payment.view',
    icon: 'cash-coin',
    menu: { group: 'sales', sort: 15, needs: { code: 'sales.payment.view', scope: 'team' } },
  },
  {
    path: '/sales/report',
    title_key: 'screens.salesReport',
    permission: 'sales.report.view',
    icon: 'bar-chart-line',
    menu: { group: 'sales', sort: 20, needs: { code: 'sales.report.view', scope: 'team' } },
  },
] as const satisfies readonly ScreenDeclaration[]
