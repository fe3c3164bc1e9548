import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";

/** The 3072-bit group of RFC 5054, appendix A, with generator 2. */
export const N = BigInt(
  `0x${[
    "FFFFFFFFFFFFFFFFC90FDAA22168C234C4C6628B80DC1CD129024E088A67CC74020BBEA63B139B22514A08798E3404DD",
    "EF9519B3CD3A431B302B0A6DF25F14374FE1356D6D51C245E485B576625E7EC6F44C42E9A637ED6B0BFF5CB6F406B7ED",
    "EE386BFB5A899FA5AE9F24117C4B1FE649286651ECE45B3DC2007CB8A163BF0598DA48361C55D39A69163FA8FD24CF5F",
    "83655D23DCA3AD961C62F356208552BB9ED529077096966D670C354E4ABC9804F1746C08CA18217C32905E462E36CE3B",
    "E39E772C180E86039B2783A2EC07A28FB5C55DF06F4C52C9DE2BCBF6955817183995497CEA956AE515D2261898FA0510",
    "15728E5A8AAAC42DAD33170D04507A33A85521ABDF1CBA64ECFB850458DBEF0A8AEA71575D060C7DB3970F85A6E1E4C7",
    "ABF5AE8CDB0933D71E8C94E04A25619DCEE3D2261AD2EE6BF12FFA06D98A0864D87602733EC86A64521F2B18177B200C",
    "BBE117577A615D6C770988C0BAD946E208E24FA074E5AB3143DB5BFCE0FD108E4B82D120A93AD2CAFFFFFFFFFFFFFFFF",
  ].join("")}`,
);
const g = 2n;
const k = toBigInt(hash(pad(N), pad(g)));

export interface Verifier {
  /** Hex. */
  salt: string;
  /** Hex. */
  verifier: string;
}

/** The identity whose password is verified: the pool's name is its id without the region, the user's name USER_ID_FOR_SRP. */
export interface SrpIdentity {
  poolName: string;
  userId: string;
}

/** Creates the stored form of a password: a random salt and g^x. */
export function createVerifier(who: SrpIdentity, password: string, salt = randomBytes(16).toString("hex")): Verifier {
  const x = toBigInt(hash(pad(BigInt(`0x${salt}`)), hash(`${who.poolName}${who.userId}:${password}`)));
  return { salt, verifier: modPow(g, x, N).toString(16) };
}

/** The server's half of a challenge: `b` stays secret, `B` goes to the client. Hex. */
export function createServerKey(verifier: string, b = randomBytes(64).toString("hex")): { b: string; B: string } {
  const B = (k * BigInt(`0x${verifier}`) + modPow(g, BigInt(`0x${b}`), N)) % N;
  return { b, B: B.toString(16) };
}

/** May a client's public value be used? A multiple of N would make the shared secret known. */
export function isPublicKey(A: string): boolean {
  return /^[0-9a-f]{1,800}$/i.test(A) && BigInt(`0x${A}`) % N !== 0n;
}

export interface Proof {
  A: string;
  b: string;
  B: string;
  verifier: string;
  secretBlock: Buffer;
  timestamp: string;
}

/** The signature that only someone who knows the password can make for this challenge. */
export function expectedSignature(who: SrpIdentity, proof: Proof): Buffer {
  const A = BigInt(`0x${proof.A}`);
  const u = toBigInt(hash(pad(A), pad(BigInt(`0x${proof.B}`))));
  const S = modPow(A * modPow(BigInt(`0x${proof.verifier}`), u, N), BigInt(`0x${proof.b}`), N);
  const key = hmac(hmac(pad(u), pad(S)), "Caldera Derived Key\x01").subarray(0, 16);
  return hmac(key, who.poolName, who.userId, proof.secretBlock, proof.timestamp);
}

export function isProved(who: SrpIdentity, proof: Proof, signature: Buffer): boolean {
  const expected = expectedSignature(who, proof);
  return signature.length === expected.length && timingSafeEqual(signature, expected);
}

/** Does a password in plain text match the verifier? */
export function isPassword(who: SrpIdentity, stored: Verifier, password: string): boolean {
  const given = Buffer.from(createVerifier(who, password, stored.salt).verifier.padStart(768, "0"), "hex");
  return timingSafeEqual(given, Buffer.from(stored.verifier.padStart(768, "0"), "hex"));
}

/** The bytes of a positive number as Java's BigInteger writes them: a leading zero byte where the first bit is set. */
export function pad(value: bigint): Buffer {
  const hex = value.toString(16);
  const even = hex.length % 2 === 0 ? hex : `0${hex}`;
  return Buffer.from(/^[89a-f]/.test(even) ? `00${even}` : even, "hex");
}

export function modPow(base: bigint, exponent: bigint, modulus: bigint): bigint {
  let result = 1n;
  let square = base % modulus;
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = (result * square) % modulus;
    square = (square * square) % modulus;
  }
  return result;
}

function hash(...parts: (Buffer | string)[]): Buffer {
  const sha = createHash("sha256");
  for (const part of parts) sha.update(part);
  return sha.digest();
}

function hmac(key: Buffer, ...parts: (Buffer | string)[]): Buffer {
  const mac = createHmac("sha256", key);
  for (const part of parts) mac.update(part);
  return mac.digest();
}

function toBigInt(bytes: Buffer): bigint {
  return BigInt(`0x${bytes.toString("hex")}`);
}
