#!/usr/bin/env python3
"""Checks that nobody chose the deal of a match. Written from docs/fair-deal.md alone.
Prints one sentence for each record. Exit code: 0 fine, 1 something does not agree, 2 cannot be read as a record."""
import argparse, hashlib, hmac, itertools, json, pathlib, re, sys

SPAN = 2 ** 48
LONE_SURROGATE = re.compile("[\ud800-\udfff]")

class Wrong(Exception): pass  # it does not agree with itself or with what was kept; what cannot be read: ValueError

def agree(condition, otherwise):
    if not condition:
        raise Wrong(otherwise)

def canonical(value):
    """JSON without blanks, keys in the order of their UTF-16 code units, text escaped as JavaScript does it."""
    if isinstance(value, dict):
        keys = sorted(value, key=lambda key: key.encode("utf-16-be", "surrogatepass"))
        return "{" + ",".join(canonical(key) + ":" + canonical(value[key]) for key in keys) + "}"
    if isinstance(value, list):
        return "[" + ",".join(map(canonical, value)) + "]"
    if isinstance(value, float):
        raise ValueError(f"the number {value} is not written as a whole number")
    return LONE_SURROGATE.sub(lambda lone: f"\\u{ord(lone[0]):04x}", json.dumps(value, ensure_ascii=False))

def H(*parts): return hashlib.sha256("\n".join(("roundhouse",) + parts).encode("utf-8")).hexdigest()

def draw_index(seed, deck, k, left):  # the index that the seed gives for one draw
    for attempt in itertools.count():
        digest = hmac.new(seed.encode("utf-8"), f"{deck}/{k}/{left}/{attempt}".encode("utf-8"), "sha256").digest()
        n = int.from_bytes(digest[:6], "big")
        if n < SPAN - SPAN % left:
            return n % left

# The kinds of things that fields hold; whether they agree is for the checks further down.
def whole(value): return type(value) is int  # and not bool
def text(value): return type(value) is str and not LONE_SURROGATE.search(value)  # which have no UTF-8 bytes
def digest(value): return type(value) is str and re.fullmatch("[0-9a-f]{64}", value)
def salt(value): return digest(value) or type(value) is str and re.fullmatch("[0-9a-f]{32}", value)
def listed(kind): return lambda value: type(value) is list and all(entry is None or kind(entry) for entry in value)
def options(value): return type(value) is dict and all(type(entry) in (str, int, bool) for entry in value.values())
def six_keys(value): return type(value) is dict and len(value) == 6
def draws_or_null(value): return value is None or type(value) is list and all(
        type(draw) is list and len(draw) == 4 and text(draw[0]) and all(map(whole, draw[1:]))
        and 1 <= draw[2] <= 2 ** 32 for draw in value)
BEGINNING = {"game": text, "rulesVersion": whole, "seats": whole, "options": options}

def require(where, holder, **kinds):  # every field named is there and of its kind
    for key, kind in kinds.items():
        if type(holder) is not dict or key not in holder or not kind(holder[key]):
            raise ValueError(f"{where} has no {key}, or not of the right kind")

def check_shape(record):  # all that the checks look at can be read
    require("it", record, format=lambda value: value == "roundhouse-match-1", **BEGINNING, draws=draws_or_null)
    require("it", record, **{key: text for key in ("seed", "brokenOff") if record.get(key) is not None})
    if record.get("deal") is not None:
        require("its deal", record["deal"], sheet=six_keys, secret=digest, salts=listed(salt))
        require("its sheet", record["deal"]["sheet"], **BEGINNING, commitment=digest, saltHashes=listed(digest))

def check_salts(salts, hashes, seats, own):
    """Check 3, without withheld salts, which tell_salts names; and check 5 for the salt that was kept."""
    agree(len(salts) == len(hashes) == seats, f"{seats} seats, but {len(hashes)} salt hashes and {len(salts)} salts")
    for seat, (salt, salt_hash) in enumerate(zip(salts, hashes)):
        agree(salt is None or salt_hash is not None, f"seat {seat} has a salt, but no salt hash in the sheet")
        agree(salt is None or H("salt", salt) == salt_hash, f"the salt of seat {seat} does not belong to its salt hash")
        agree(salt or own is None or H("salt", own) != salt_hash,
              f"the kept salt of seat {seat} is missing: it was never sent, or the connection or the server lost it")
    agree(own is None or own in salts, "the kept salt belongs to no seat of the record")

def check_deal(record, kept, own):
    """Checks 2 to 5; gives the seed."""
    sheet, secret, salts = (record["deal"][key] for key in ("sheet", "secret", "salts"))
    agree(H("secret", secret) == sheet["commitment"], "the secret does not belong to the commitment of the sheet")
    check_salts(salts, sheet["saltHashes"], sheet["seats"], own)
    for key in BEGINNING:
        told = f"{key} is {json.dumps(record[key])} in the record, but {json.dumps(sheet[key])} in the sheet"
        agree(canonical(record[key]) == canonical(sheet[key]), told)
    agree(kept in (None, canonical(sheet)), "the sheet of the record is not the one that was kept")
    return H("seed", canonical(sheet), secret, *(salt or "" for salt in salts))

def check_draws(draws, seed, told):
    """Check 6, and that the draws from each deck are counted from 0."""
    drawn = {}
    for number, (deck, k, left, index) in enumerate(draws, 1):
        name = f"draw {number} of {len(draws)} (deck {json.dumps(deck)}, k {k}, left {left})"
        agree(k == drawn.get(deck, 0), f"{name} should have k {drawn.get(deck, 0)}")
        right = draw_index(seed, deck, k, left)
        agree(index == right, f"{name} has index {index}, but the seed gives {right}{told}")
        drawn[deck] = k + 1

def tell_salts(deal, broken):
    """Notes, not faults: whose salt was withheld, and that no salt was used."""
    pairs = enumerate(zip(deal["salts"], deal["sheet"]["saltHashes"]))
    withheld = [seat for seat, (salt, salt_hash) in pairs if salt is None and salt_hash is not None]
    return "".join(f"; seat {seat} {'had not sent' if broken else 'withheld'} its salt" for seat in withheld) + (
        "" if broken or any(deal["salts"]) else "; no salt went in, the server's secret alone made the seed")

def tell_broken_off(record, missing):
    """Check 7, for a deal without a match. Returns the first line of the report."""
    agree(record.get("moves") == [] and record["draws"] is record.get("result") is record.get("seed") is None,
          "it says that the deal was broken off, and yet it holds a seed, moves, draws or a result")
    agree(missing, "it says that the deal was broken off, but no salt was missing")
    return f"the deal was broken off by {json.dumps(record['brokenOff'])} before the first card, secret and salts agree"

def verify(record, kept, own):  # the sentence for a record that is fine; kept: the sheet, canonical; own: the salt
    check_shape(record)
    deal, seed, draws, broken = (record.get(key) for key in ("deal", "seed", "draws", "brokenOff"))
    agree((deal is None) != (seed is None), f"it has {'neither deal nor' if deal is None else 'both deal and'} seed")
    agree(deal is not None or kept is own is None, "sheet or salt was kept, but the record says the seed was chosen")
    agree(draws or record.get("result") is None, "it has a result, but its draws are missing")
    told = "" if deal is None else tell_salts(deal, broken is not None)
    fair = deal and draws and record.get("result") is not None and not told
    check_draws(draws or [], seed if deal is None else check_deal(record, kept, own), told)
    result = "the seed was chosen" if deal is None else "the deal is fair" if fair else "the deal agrees with itself"
    result += f", {f'all {len(draws)} draws agree' if draws else 'there are no draws yet'}"
    sheet = "" if deal is None else "; no kept sheet was compared" if kept is None else "; the kept sheet is the same"
    sheet += "" if own is None else "; the kept salt was used"
    return (result if broken is None else tell_broken_off(record, told)) + sheet + told

def say(line): print("".join(one if one.isprintable() else ascii(one)[1:-1] for one in line))  # no orders to terminals
def report(name, source, *kept):  # says the sentence for the JSON text of one record; gives the exit code
    try:
        code, sentence = 0, verify(json.loads(source), *kept)
    except Wrong as wrong:
        code, sentence = 1, f"WRONG: {wrong}"
    except (ValueError, RecursionError) as problem:
        code, sentence = 2, f"cannot be read as a record: {problem}"
    say(f"{name}: {sentence}.")
    return code

def main():  # reads the files that were named; gives the exit code
    parser = argparse.ArgumentParser(description="Checks that nobody chose the deal of a match.")
    parser.add_argument("record", help="the file with the match record")
    parser.add_argument("--lines", action="store_true", help="the file has one record on each line")
    parser.add_argument("--sheet", help="the file with the deal sheet that was kept")
    parser.add_argument("--salt", help="the salt that was kept, in hex")
    args = parser.parse_args()
    try:
        path = args.sheet
        kept = None if path is None else canonical(json.loads(pathlib.Path(path).read_text("utf-8")))
        path = args.record
        source = pathlib.Path(path).read_text("utf-8")
    except (OSError, ValueError, RecursionError) as problem:
        say(f"{path}: cannot be read: {problem}.")
        return 2
    lines = source.rstrip("\n").split("\n") if args.lines else [source]
    return max(report(f"{path}:{n}" if args.lines else path, line, kept, args.salt) for n, line in enumerate(lines, 1))
if __name__ == "__main__":
    sys.exit(main())
