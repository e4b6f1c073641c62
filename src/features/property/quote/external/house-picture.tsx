import { quoteCalls } from '@/features/property/quote/external/quote-calls'
import { useFetchedPicture } from '@/features/property/quote/external/use-fetched-picture'

export type HousePictureProps = { token: string; alt: string }

/** Comes after the figures; where it does not come the page is whole without it. */
export function HousePicture({ token, alt }: HousePictureProps) {
  const address = useFetchedPicture(token, quoteCalls.picture)
  return (
    <div className="offer-picture">{address && <img src={address} alt={alt} width={640} height={400} />}</div>
  )
}
