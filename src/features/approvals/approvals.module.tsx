import type { FeatureModule } from '@/shared/access/feature-module'

/** Whoever decides signed in. Its sentences are those of the mailed links. */
export const approvalsModule: FeatureModule = {
  name: 'approvals',
  phrases: ['approval', 'document-types', 'link', 'grid', 'record'],
  routes: {
    '/approvals': () => import('@/features/approvals/inbox/inbox.screen').then(file => file.InboxScreen),
    '/settings/approval-chains': () =>
      import('@/features/approvals/chains/chains.screen').then(file => file.ChainsScreen),
  },
}
