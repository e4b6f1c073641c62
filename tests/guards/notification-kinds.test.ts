import { expect, it } from 'vitest'
import { KIND_NAMES } from '@contract/modules/notifications/notification-kinds'
import { productFiles } from '@tests/api/attacks/product-files.support'

it('whatever one may choose about notifications is really told by somebody', () => {
  const spoken = productFiles('server').filter(({ path }) => !path.includes('/phrases/'))
  const isTold = (kind: string) => spoken.some(({ text }) => text.includes(`'${kind}'`))
  expect(KIND_NAMES.filter(kind => !isTold(kind))).toEqual([])
})
