import type { OpenedQuote } from '@contract/modules/property/quote.calls'
import { quoteCalls } from '@/features/property/quote/external/quote-calls'
import { useFetchedPicture } from '@/features/property/quote/external/use-fetched-picture'
import { VIBER, WHATSAPP } from '@/features/property/quote/share-ways'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Avatar } from '@/shared/ui/avatar'
import { Icon } from '@/shared/ui/icon'
import type { IconName } from '@/shared/ui/icon-names'

export type SellerCardProps = { quote: OpenedQuote; token: string }

type Way = { label: string; icon: IconName; href: string }

/** Who made the quote, and every way to reach him in one press. */
export function SellerCard({ quote: { seller, company, quote_no }, token }: SellerCardProps) {
  const t = usePhrases('quote')
  const phone = (seller.mobile ?? company.phone)?.replaceAll(/[^\d+]/g, '')
  const mobile = seller.mobile?.replaceAll(/[^\d+]/g, '')
  const email = seller.email ?? company.email
  const ways: (Way | null | undefined | '')[] = [
    phone && { label: t('page.call'), icon: 'telephone', href: `tel:${phone}` },
    mobile && { label: t('page.text'), icon: 'chat-dots', href: `sms:${mobile}` },
    mobile && {
      label: VIBER,
      icon: 'chat-dots',
      href: `viber://chat?number=${encodeURIComponent(mobile)}`,
    },
    mobile && {
      label: WHATSAPP,
      icon: 'chat-dots',
      href: `whatsapp://send?phone=${encodeURIComponent(mobile)}`,
    },
    email && {
      label: t('page.email'),
      icon: 'envelope',
      href: `mailto:${email}?subject=${encodeURIComponent(quote_no)}`,
    },
  ]
  return (
    <section className="offer-seller" aria-label={t('page.seller')}>
      <Avatar name={seller.name} size="lg" photo={seller.has_photo && <SellerPhoto token={token} />} />
      <p>
        <strong>
          <bdi>{seller.name}</bdi>
        </strong>
        <br />
        <span className="text-muted">
          <bdi>{company.name}</bdi>
        </span>
      </p>
      <ul>
        {ways.map(
          way =>
            way && (
              <li key={way.label}>
                <a className="btn btn-secondary" href={way.href} rel="noreferrer">
                  <Icon name={way.icon} />
                  <span className="btn-label">{way.label}</span>
                </a>
              </li>
            ),
        )}
      </ul>
    </section>
  )
}

type SellerPhotoProps = { token: string }

/** Over the initials; the name stands beside it. */
function SellerPhoto({ token }: SellerPhotoProps) {
  const address = useFetchedPicture(token, quoteCalls.photo)
  return address && <img className="avatar-photo" src={address} alt="" />
}
