import { useEffect, useState } from 'react'
import { quoteCalls } from '@/features/property/quote/external/quote-calls'

export type HousePictureProps = { token: string; alt: string }

/** Comes after the figures; where it does not come the page is whole without it. */
export function HousePicture({ token, alt }: HousePictureProps) {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    let made: string | null = null
    let isGone = false
    void quoteCalls
      .picture(token)
      .then(bytes => {
        if (isGone) return
        made = URL.createObjectURL(bytes)
        setAddress(made)
      })
      .catch(() => undefined)
    return () => {
      isGone = true
      if (made) URL.revokeObjectURL(made)
    }
  }, [token])
  return (
    <div className="offer-picture">{address && <img src={address} alt={alt} width={640} height={400} />}</div>
  )
}
