import type { StoredObject } from '@server/platform/files/file-store'

const CONTENTS = /<Contents>([\s\S]*?)<\/Contents>/g
const STORAGE_KEY = /^[0-9a-f]{64}$/

const element = (xml: string, name: string): string | null =>
  new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1] ?? null

const UNESCAPED: Record<string, string> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
  '&amp;': '&',
}

const unescaped = (text: string): string =>
  text
    .replaceAll(/&#x([0-9a-f]{1,6});/gi, (_all, hex: string) =>
      String.fromCodePoint(Number.parseInt(hex, 16)),
    )
    .replaceAll(/&(lt|gt|quot|apos|amp);/g, entity => UNESCAPED[entity] ?? entity)

/** One answer of ListObjectsV2. What is not one of our keys belongs to somebody else and is left alone. */
export function listedPage(xml: string): { objects: StoredObject[]; next: string | null } {
  const objects = [...xml.matchAll(CONTENTS)].flatMap(([, contents = '']) => {
    const key = element(contents, 'Key')
    const modifiedAt = new Date(element(contents, 'LastModified') ?? '')
    return key && STORAGE_KEY.test(key) && !Number.isNaN(modifiedAt.getTime()) ? [{ key, modifiedAt }] : []
  })
  const more = element(xml, 'IsTruncated') === 'true'
  const token = element(xml, 'NextContinuationToken')
  return { objects, next: more && token ? unescaped(token) : null }
}
