import { expect, it } from 'vitest'
import { hideSymbol } from './hide-symbol.mjs'

const NAMES = '\0poll\0epoll_wait\0sleep\0'
const TABLES_AT = 0x40
const SECTION = 0x40

/** The least that is a library: a head, the symbols and their names as sections, and the names once more as data of the code. */
function smallLibrary() {
  const namesAt = TABLES_AT + 2 * SECTION
  const elf = Buffer.alloc(namesAt + 2 * NAMES.length)
  elf.writeUInt32BE(0x7f454c46, 0)
  elf.set([2, 1], 4)
  elf.writeBigUInt64LE(BigInt(TABLES_AT), 0x28)
  elf.writeUInt16LE(SECTION, 0x3a)
  elf.writeUInt16LE(2, 0x3c)
  elf.writeUInt32LE(11, TABLES_AT + 4)
  elf.writeUInt32LE(1, TABLES_AT + 0x28)
  elf.writeBigUInt64LE(BigInt(namesAt), TABLES_AT + SECTION + 0x18)
  elf.writeBigUInt64LE(BigInt(NAMES.length), TABLES_AT + SECTION + 0x20)
  elf.write(NAMES + NAMES, namesAt)
  return { elf, namesAt }
}

it('a function is hidden by its name for the loader, and by nothing else', () => {
  const { elf, namesAt } = smallLibrary()
  const hidden = hideSymbol(elf, 'epoll_wait')
  expect(hidden.subarray(namesAt).toString()).toBe(NAMES.replace('epoll_wait', 'Xpoll_wait') + NAMES)
  expect(hidden.subarray(0, namesAt)).toEqual(elf.subarray(0, namesAt))
  expect(elf.subarray(namesAt).toString()).toBe(NAMES + NAMES)
})

it('a function that is not offered, or a file that is no library, is refused', () => {
  expect(() => hideSymbol(smallLibrary().elf, 'wait')).toThrow('does not offer wait')
  expect(() => hideSymbol(Buffer.alloc(100), 'poll')).toThrow('Not a library')
})
