import { quoteCalls } from '@/features/property/quote/external/quote-calls'
import { useFetchedPicture } from '@/features/property/quote/external/use-fetched-picture'

export type SellerPhotoProps = { token: string }

/** Over the initials; the name stands beside it. */
export function SellerPhoto({ token }: SellerPhotoProps) {
  const address = useFetchedPicture(token, quoteCalls.photo)
  return address && <img className="avatar-photo" src={address} alt="" />
}
