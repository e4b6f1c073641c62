import { useEffect, useRef, useState } from 'react'
import { fetchBlob } from '@/shared/http/fetch-blob'

export type PhotoImageProps = { id: string }

/** Lies over the initials once it has come; fetched when it is in sight, since a chart has hundreds. */
export function PhotoImage({ id }: PhotoImageProps) {
  const image = useRef<HTMLImageElement>(null)
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    let isGone = false
    const load = () =>
      void photoAddress(id)
        .then(found => {
          if (!isGone) setAddress(found)
        })
        .catch(() => undefined)
    if (!image.current || !('IntersectionObserver' in globalThis)) {
      load()
      return () => {
        isGone = true
      }
    }
    const watch = new IntersectionObserver(entries => {
      if (!entries.some(entry => entry.isIntersecting)) return
      watch.disconnect()
      load()
    })
    watch.observe(image.current)
    return () => {
      isGone = true
      watch.disconnect()
    }
  }, [id])
  return <img ref={image} className="avatar-photo" alt="" {...(address && { src: address })} />
}

/** Each is fetched once by a tab: a photo that replaces another has another id. */
const addresses = new Map<string, Promise<string>>()

function photoAddress(id: string): Promise<string> {
  const known = addresses.get(id)
  if (known) return known
  // The browser tells by the content which kind of picture it is.
  const address = fetchBlob(`/api/v1/people/photos/${encodeURIComponent(id)}`, 'image/*').then(content =>
    URL.createObjectURL(content),
  )
  addresses.set(id, address)
  address.catch(() => addresses.delete(id))
  return address
}
