import type { Release } from '@contract/modules/commission/release.document'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Banner } from '@/shared/ui/banner'

export type LeftOutProps = { releases: readonly Release[]; whyOf: (release: Release) => string | undefined }

/** Of the selected releases those that somebody else has to pay, under each reason. */
export function LeftOut({ releases, whyOf }: LeftOutProps) {
  const t = usePhrases('releases')
  return (
    <Banner tone="warning" title={t('pay_many.refused')}>
      {[...new Set(releases.map(whyOf))].map(why => (
        <div key={why}>
          <p>{why}</p>
          <ul className="list-unstyled">
            {releases
              .filter(release => whyOf(release) === why)
              .map(({ id, number, seller_label }) => (
                <li key={id}>
                  <bdi className="text-nowrap">{number}</bdi> · <bdi>{seller_label}</bdi>
                </li>
              ))}
          </ul>
        </div>
      ))}
    </Banner>
  )
}
