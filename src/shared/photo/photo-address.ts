import { fetchBlob } from '@/shared/http/fetch-blob'

/** Each is fetched once by a tab: a photo that replaces another has another id. */
const addresses = new Map<string, Promise<string>>()

export function photoAddress(id: string): Promise<string> {
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
