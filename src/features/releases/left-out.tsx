import type { Release } from '@contract/modules/commission/release.document'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Banner } from '@/shared/ui/banner'

export type LeftOutProps = { releases: readonly Release[]; whyOf: (release: Release) => string | undefined }

/** Of the selected releases those that somebody else has to pay, and why. */
export function LeftOut({ releases, whyOf }: LeftOutProps) {
  const t = usePhrases('releases')
  return (
    <Banner tone="warning" title={t('pay_many.refused')}>
      <ul className="list-unstyled mb-0">
        {releases.map(release => (
          <li key={release.id}>
            <bdi className="text-nowrap">{release.number}</bdi> · <bdi>{release.seller_label}</bdi>:{' '}
            {whyOf(release)}
          </li>
        ))}
      </ul>
    </Banner>
  )
}
