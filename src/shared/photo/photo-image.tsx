import { useEffect, useRef, useState } from 'react'
import { photoAddress } from '@/shared/photo/photo-address'

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
