import type { FeatureModule } from '@/shared/access/feature-module'

const link = () =>
  import('@/features/approvals/external/external-link.page').then(file => file.ExternalLinkPage)

/** The pages of mailed links. Apart from the inbox: they need neither its phrases nor a sign-in. */
export const linkModule: FeatureModule = {
  name: 'link',
  phrases: ['approval', 'document-types', 'signature'],
  routes: {
    '/request/soa/ext/:id': link,
    '/cash-advance/ext/:id': link,
    '/cash-advance/appr/ext/:id': link,
    '/accounting/period-reopening/appr/ext/:id': link,
    '/leave/request/ext/:id': link,
    '/leave/request/status/ext/:id': link,
    '/leave/request/hr-staff/ext/:id': link,
    '/leave/request/president/ext/:id': link,
  },
}
