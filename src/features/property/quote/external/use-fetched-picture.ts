import { useEffect, useState } from 'react'

/** The address of a picture that a link may fetch, once it has come; null where it does not come. */
export function useFetchedPicture(
  token: string,
  fetchPicture: (token: string) => Promise<Blob>,
): string | null {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    let made: string | null = null
    let isGone = false
    void fetchPicture(token)
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
  }, [token, fetchPicture])
  return address
}
