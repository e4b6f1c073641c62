import type { FeatureModule } from '@/shared/access/feature-module'

const link = () =>
  import('@/features/approvals/external/external-link.page').then(file => file.ExternalLinkPage)

/** The pages of mailed links. Apart from the inbox: they need neither its phrases nor a sign-in. */
export const linkModule: FeatureModule = {
  name: 'link',
  phrases: ['approval', 'document-types', 'signature'],
  routes: [
    { path: '/request/soa/ext/:id', lazy: link },
    { path: '/cash-advance/ext/:id', lazy: link },
    { path: '/cash-advance/appr/ext/:id', lazy: link },
    { path: '/accounting/period-reopening/appr/ext/:id', lazy: link },
    { path: '/leave/request/ext/:id', lazy: link },
    { path: '/leave/request/status/ext/:id', lazy: link },
    { path: '/leave/request/hr-staff/ext/:id', lazy: link },
    { path: '/leave/request/president/ext/:id', lazy: link },
  ],
}
