/** Passkeys: the browser makes them and signs with them; what goes to the server and back is JSON. */

interface Described {
  id: string;
  type: "public-key";
}

/** What the server wants signed by a new passkey. Binary parts are base64url. */
interface Creation {
  rp: PublicKeyCredentialRpEntity;
  user: { id: string; name: string; displayName: string };
  challenge: string;
  pubKeyCredParams: PublicKeyCredentialParameters[];
  timeout?: number;
  excludeCredentials?: Described[];
  authenticatorSelection?: AuthenticatorSelectionCriteria;
  attestation?: AttestationConveyancePreference;
}

interface Request {
  challenge: string;
  rpId: string;
  timeout?: number;
  userVerification?: UserVerificationRequirement;
}

export type Options = Record<string, unknown>;

/** Whether this browser has passkeys for this address: for a name that is reached in private, and never for a number. */
export function hasPasskeys(): boolean {
  const { hostname } = location;
  return isSecureContext && "PublicKeyCredential" in globalThis && !/^[\d.]+$|^\[/.test(hostname);
}

/** A new passkey, as the server wants to hear of it; null if the person thought better of it. */
export async function make(options: Options): Promise<Options | null> {
  const { user, challenge, excludeCredentials, ...rest } = options as Options & Creation;
  const publicKey: PublicKeyCredentialCreationOptions = {
    ...rest,
    challenge: bytes(challenge),
    user: { ...user, id: bytes(user.id) },
    excludeCredentials: (excludeCredentials ?? []).map(({ id, type }) => ({ id: bytes(id), type })),
  };
  const made = await orNothing(navigator.credentials.create({ publicKey }));
  if (!(made instanceof PublicKeyCredential) || !(made.response instanceof AuthenticatorAttestationResponse)) return null;
  const { clientDataJSON, attestationObject } = made.response;
  const response = { clientDataJSON: text(clientDataJSON), attestationObject: text(attestationObject) };
  return { id: made.id, rawId: text(made.rawId), type: made.type, clientExtensionResults: {}, response };
}

/** A signature by a passkey of whoever is here; null if there is none, or the person thought better of it. */
export async function sign(options: Options): Promise<Options | null> {
  const { challenge, ...rest } = options as Options & Request;
  const publicKey: PublicKeyCredentialRequestOptions = { rpId: rest.rpId, challenge: bytes(challenge) };
  if (rest.userVerification) publicKey.userVerification = rest.userVerification;
  if (rest.timeout) publicKey.timeout = rest.timeout;
  const signed = await orNothing(navigator.credentials.get({ publicKey }));
  if (!(signed instanceof PublicKeyCredential) || !(signed.response instanceof AuthenticatorAssertionResponse)) return null;
  const { clientDataJSON, authenticatorData, signature, userHandle } = signed.response;
  const response = {
    clientDataJSON: text(clientDataJSON),
    authenticatorData: text(authenticatorData),
    signature: text(signature),
    ...(userHandle ? { userHandle: text(userHandle) } : {}),
  };
  return { id: signed.id, rawId: text(signed.rawId), type: signed.type, clientExtensionResults: {}, response };
}

/** Whoever closes the window of the browser has not done anything wrong. */
async function orNothing(asked: Promise<Credential | null>): Promise<Credential | null> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof DOMException) return null;
    throw error;
  }
}

function bytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replace(/-/g, "+").replace(/_/g, "/"));
  return Uint8Array.from(plain, (sign) => sign.charCodeAt(0));
}

function text(content: ArrayBuffer): string {
  const plain = String.fromCharCode(...new Uint8Array(content));
  return btoa(plain).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
}
