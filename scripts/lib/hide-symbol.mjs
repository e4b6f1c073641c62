// @ts-check

const DYNAMIC_SYMBOLS = 11

/**
 * A copy of a shared library (ELF, 64 bits, little endian) that no longer offers a function: the name is changed by one
 * letter in the table that the loader reads, so whoever calls the function finds that of the next library. The code within
 * stays as it is, and names that it looks up by itself stand elsewhere.
 * @param {Buffer} library @param {string} name
 */
export function hideSymbol(library, name) {
  const copy = Buffer.from(library)
  const names = dynamicNames(copy)
  const at = names.indexOf(`\0${name}\0`)
  if (at < 0) throw new Error(`The library does not offer ${name}.`)
  names.write('X', at + 1)
  return copy
}

/** The table of names that belongs to the dynamic symbols. @param {Buffer} elf */
function dynamicNames(elf) {
  if (elf.readUInt32BE(0) !== 0x7f454c46 || elf[4] !== 2 || elf[5] !== 1)
    throw new Error('Not a library of 64 bits, little endian.')
  const first = Number(elf.readBigUInt64LE(0x28))
  const size = elf.readUInt16LE(0x3a)
  const sections = Array.from({ length: elf.readUInt16LE(0x3c) }, (_, n) => first + n * size)
  const symbols = sections.find(at => elf.readUInt32LE(at + 4) === DYNAMIC_SYMBOLS)
  const table = symbols === undefined ? undefined : sections[elf.readUInt32LE(symbols + 0x28)]
  if (table === undefined) throw new Error('The library has no dynamic symbols.')
  const start = Number(elf.readBigUInt64LE(table + 0x18))
  return elf.subarray(start, start + Number(elf.readBigUInt64LE(table + 0x20)))
}
