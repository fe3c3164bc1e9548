import { createDiffieHellman, createHash, createHmac, randomBytes } from "node:crypto";
import { describe, expect, test } from "vitest";
import {
  createServerKey,
  createVerifier,
  expectedSignature,
  isPassword,
  isProved,
  isPublicKey,
  modPow,
  N,
  pad,
} from "./srp";

const timestamp = "Tue Sep 1 09:05:00 UTC 2026";

/** An independent client: OpenSSL's arithmetic, padding by two's complement, HKDF of the standard library's HMAC. */
const client = (() => {
  const prime = Buffer.from(N.toString(16), "hex");
  const power = (base: bigint, exponent: bigint): bigint => {
    const group = createDiffieHellman(prime, Buffer.from([2]));
    group.setPrivateKey(bytes(exponent));
    if (base === 2n) return read(group.generateKeys());
    try {
      return read(group.computeSecret(bytes(base)));
    } catch {
      // Newer OpenSSL refuses a base that is not a square. Its negative is one, as the prime is 3 modulo 4.
      const power = read(group.computeSecret(bytes(N - base)));
      return exponent % 2n === 0n ? power : N - power;
    }
  };
  return {
    publicKey: (a: bigint) => power(2n, a).toString(16),
    sign(wanted: {
      poolName: string;
      userId: string;
      password: string;
      salt: string;
      a: bigint;
      B: string;
      block: Buffer;
    }) {
      const { poolName, userId, a } = wanted;
      const A = power(2n, a);
      const B = BigInt(`0x${wanted.B}`);
      const u = read(sha(twos(A), twos(B)));
      const inner = sha(Buffer.from(`${poolName}${userId}:${wanted.password}`));
      const x = read(sha(twos(BigInt(`0x${wanted.salt}`)), inner));
      const k = read(sha(twos(N), twos(2n)));
      const base = (((B - k * power(2n, x)) % N) + N) % N;
      const S = power(base, a + u * x);
      const extracted = createHmac("sha256", twos(u)).update(twos(S)).digest();
      const key = createHmac("sha256", extracted)
        .update("Caldera Derived Key")
        .update(Buffer.from([1]))
        .digest();
      const message = Buffer.concat([Buffer.from(poolName + userId), wanted.block, Buffer.from(timestamp)]);
      return createHmac("sha256", key.subarray(0, 16)).update(message).digest();
    },
  };
})();

function bytes(value: bigint): Buffer {
  const hex = value.toString(16);
  return Buffer.from(hex.padStart(hex.length + (hex.length % 2), "0"), "hex");
}
const read = (buffer: Buffer) => BigInt(`0x${buffer.toString("hex")}`);
const sha = (...parts: Buffer[]) => createHash("sha256").update(Buffer.concat(parts)).digest();

/** The shortest two's complement of a positive number: room for a sign bit, so bitLength / 8 + 1 bytes. */
function twos(value: bigint): Buffer {
  const length = Math.floor(value.toString(2).length / 8) + 1;
  return Buffer.from(value.toString(16).padStart(length * 2, "0"), "hex");
}

const expand = (seed: string, length: number) =>
  [...Array(Math.ceil(length / 32)).keys()]
    .map((at) => createHash("sha256").update(`${seed}${at}`).digest("hex"))
    .join("")
    .slice(0, length * 2);
const shortSha = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 32);

/** Made with the arithmetic of Amplify 6.22's own client; `a` and `b` are SHA-256 streams over "a" or "b" and the name. */
const vectors = [
  {
    name: "plain",
    salt: "4d61c7aa0b53f2e91c7700a1b2c3d4e5",
    userId: "6f1c0a52-5b1e-4a53-9f0e-0c5d1f6f2b11",
    password: "Greenroom-2026",
    verifier: "6d878512b80e1a5f22356c5315fe7a04",
    A: "c1aa4fc9765673151e66bc8efe4a12ff",
    B: "745d3d088dce9891cdcca66a39ee6591",
    signature: "G8DPfvHDwObcnplHgJLZjOQhn5kb4GHWEICx+mzVQyY=",
  },
  {
    name: "salt with a leading zero byte",
    salt: "0061c7aa0b53f2e91c7700a1b2c3d4e5",
    userId: "6f1c0a52-5b1e-4a53-9f0e-0c5d1f6f2b12",
    password: "pässwörd 你好",
    verifier: "1585d4f7390735ff7bc2f5b6b9da6019",
    A: "059cb6442fb7b0c5165ac80e7814d9d6",
    B: "12a8051616a19a6a8aa3f064ad7373f0",
    signature: "QSqgIoo7FB4l/uy4+xu6uKxaYPs9Au/Zci1kD/IHj60=",
  },
  {
    name: "salt with its first bit set",
    salt: "ffd1c7aa0b53f2e91c7700a1b2c3d4e5",
    userId: "6f1c0a52-5b1e-4a53-9f0e-0c5d1f6f2b13",
    password: " spaces ",
    verifier: "84073fcf8e35f465333cc2c16babdd08",
    A: "b3ec3dfb2ac7903ee1413a741a27a82f",
    B: "1d1a877d827347c9523d0b9942939b77",
    signature: "cFyJr0wBnWEzRwdEI1CXS8dr3glN8ZLNyOmVOwVZ9C0=",
  },
];

test.each(vectors)("fixed vector: $name", (vector) => {
  const who = { poolName: "VECTOR01", userId: vector.userId };
  const { verifier } = createVerifier(who, vector.password, vector.salt);
  expect(shortSha(verifier)).toBe(vector.verifier);
  const { b, B } = createServerKey(verifier, expand(`b${vector.name}`, 64));
  expect(shortSha(B)).toBe(vector.B);
  const A = client.publicKey(BigInt(`0x${expand(`a${vector.name}`, 128)}`));
  expect(shortSha(A)).toBe(vector.A);
  const proof = { A, b, B, verifier, secretBlock: Buffer.from("secret block of the vector"), timestamp };
  expect(expectedSignature(who, proof).toString("base64")).toBe(vector.signature);
});

describe("the client's signature is the expected one", () => {
  function round(salt: string, password: string, a: bigint, b?: string) {
    const who = { poolName: "ROUNDS01", userId: randomBytes(16).toString("hex") };
    const { verifier } = createVerifier(who, password, salt);
    const key = createServerKey(verifier, b);
    const block = randomBytes(100);
    const signature = client.sign({ ...who, password, salt, a, B: key.B, block });
    const proof = { A: client.publicKey(a), ...key, verifier, secretBlock: block, timestamp };
    return { proved: isProved(who, proof, signature), key, verifier };
  }
  const randomA = () => read(randomBytes(128));

  test("over 32 rounds, each with a fresh salt, password and keys", { timeout: 60_000 }, () => {
    const failed: string[] = [];
    for (let at = 0; at < 32; at++) {
      const [salt, password] = [randomBytes(16).toString("hex"), randomBytes(1 + (at % 40)).toString("base64")];
      if (!round(salt, password, randomA()).proved) failed.push(`${salt} ${password}`);
    }
    expect(failed).toEqual([]);
  });

  test.each(["00000000000000000000000000000001", "0000ff", "80", "7f", "0800ab", "ff".repeat(16)])(
    "with the salt %s",
    (salt) => {
      expect(round(salt, "Greenroom-2026", randomA()).proved).toBe(true);
    },
  );

  test("where the public keys have a leading zero byte, a first bit set, or an odd number of digits", {
    timeout: 60_000,
  }, () => {
    const shapes = { short: false, sign: false, odd: false };
    for (let at = 0; !(shapes.short && shapes.sign && shapes.odd); at++) {
      const { proved, key } = round(
        randomBytes(16).toString("hex"),
        "Greenroom-2026",
        BigInt(at + 5_000),
        expand(`b${at}`, 64),
      );
      expect(proved).toBe(true);
      shapes.odd ||= key.B.length % 2 === 1;
      shapes.sign ||= key.B.length === 768 && /^[89a-f]/.test(key.B);
      shapes.short ||= key.B.length < 768;
    }
  });
});

test("a signature made with another password, another user, another block or another time is refused", () => {
  const who = { poolName: "POOL0001", userId: "u1" };
  const { salt, verifier } = createVerifier(who, "right");
  const key = createServerKey(verifier);
  const a = read(randomBytes(128));
  const block = randomBytes(64);
  const signature = client.sign({ ...who, password: "right", salt, a, B: key.B, block });
  const proof = { A: client.publicKey(a), ...key, verifier, secretBlock: block, timestamp };
  expect(isProved(who, proof, signature)).toBe(true);
  expect(isProved(who, proof, client.sign({ ...who, password: "wrong", salt, a, B: key.B, block }))).toBe(false);
  expect(isProved({ ...who, userId: "u2" }, proof, signature)).toBe(false);
  expect(isProved(who, { ...proof, secretBlock: randomBytes(64) }, signature)).toBe(false);
  expect(isProved(who, { ...proof, timestamp: "Tue Sep 1 09:05:01 UTC 2026" }, signature)).toBe(false);
  expect(isProved(who, proof, signature.subarray(1))).toBe(false);
});

test("a public key that would make the secret known is refused", () => {
  for (const bad of ["0", "00", N.toString(16), (2n * N).toString(16), "", "xyz", "-1", "f".repeat(801)])
    expect(isPublicKey(bad)).toBe(false);
  expect(isPublicKey(modPow(2n, 1_234n, N).toString(16))).toBe(true);
});

test("a password in clear is compared with the verifier", () => {
  const who = { poolName: "POOL0001", userId: "u1" };
  const stored = createVerifier(who, "right");
  expect(isPassword(who, stored, "right")).toBe(true);
  expect(isPassword(who, stored, "Right")).toBe(false);
});

test.each([
  [0x14n, "14"],
  [0x80n, "0080"],
  [0x7fn, "7f"],
  [0x100n, "0100"],
  [0xfffn, "0fff"],
])("%d is written as Java writes it", (value, hex) => {
  expect(pad(value).toString("hex")).toBe(hex);
  expect(twos(value).toString("hex")).toBe(hex);
});
