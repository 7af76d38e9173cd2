"""Reads drafts and calendars with Python's own parsers, PDF files with Poppler, and says what is wrong with them."""
import email
import email.policy
import json
import re
import subprocess
import sys
import zipfile
from datetime import datetime
from xml.etree import ElementTree


def check_mail(raw):
    message = email.message_from_bytes(raw, policy=email.policy.default)
    yield from (f"defect: {defect}" for defect in message.defects)
    if message["X-Unsent"] != "1":
        yield "it is no draft"
    if not message["Subject"] or "=?" in message["Subject"]:
        yield f"subject: {message['Subject']}"
    if message["Date"].datetime is None:
        yield "no date"
    for kind in ("plain", "html"):
        part = message.get_body(preferencelist=(kind,))
        if part is None or len(part.get_content()) < 100:
            yield f"no {kind} text"
        elif part.defects:
            yield f"{kind}: {part.defects}"


def check_calendar(raw):
    text = raw.decode("utf-8")
    if re.search(r"(?<!\r)\n|\r(?!\n)", text) or not text.endswith("\r\n"):
        yield "lines do not end in CRLF"
    for line in text.split("\r\n"):
        if len(line.encode("utf-8")) > 75:
            yield f"a line of {len(line.encode('utf-8'))} octets"
    lines = re.sub(r"\r\n[ \t]", "", text).rstrip("\r\n").split("\r\n")
    if lines[0] != "BEGIN:VCALENDAR" or lines[-1] != "END:VCALENDAR":
        yield "no calendar"
    if "VERSION:2.0" not in lines or not any(line.startswith("PRODID:") for line in lines):
        yield "no version or product"
    events = re.findall(r"BEGIN:VEVENT\n(.*?)\nEND:VEVENT", "\n".join(lines), re.S)
    if not events:
        yield "no events"
    uids = set()
    for event in events:
        fields = dict(line.split(":", 1) for line in event.split("\n"))
        uids.add(fields["UID"])
        datetime.strptime(fields["DTSTAMP"], "%Y%m%dT%H%M%SZ")
        datetime.strptime(fields["DTSTART;VALUE=DATE"], "%Y%m%d")
        for name in ("SUMMARY", "DESCRIPTION"):
            if re.search(r"(?<!\\)(?:\\\\)*[,;]|\\(?![\\;,nN])", fields[name]):
                yield f"{name} is not escaped: {fields[name]}"
    if len(uids) != len(events):
        yield "two events of one UID"


def check_zip(path):
    with zipfile.ZipFile(path) as file:
        broken = file.testzip()
        if broken:
            yield f"broken part {broken}"
        for name in file.namelist():
            if name.endswith((".xml", ".rels")):
                ElementTree.fromstring(file.read(name))


def poppler(*command):
    return subprocess.run(command, capture_output=True, check=True, text=True).stdout


def check_pdf(path):
    with open(f"{path}.json", encoding="utf-8") as file:
        wanted = json.load(file)
    facts = dict(line.split(":", 1) for line in poppler("pdfinfo", path).splitlines())
    if facts["Title"].strip() != wanted["title"]:
        yield f"title: {facts['Title'].strip()}"
    fonts = poppler("pdffonts", path).splitlines()[2:]
    if not fonts:
        yield "no fonts"
    for font in fonts:
        embedded, _, unicode = font.split()[-5:-2]
        if (embedded, unicode) != ("yes", "yes"):
            yield f"font {font}"

    def bare(text):
        return re.sub(r"\s+", "", text)

    # Page numbers stand within paragraphs that go on overleaf.
    pages = poppler("pdftotext", "-nopgbrk", path, "-")
    found = bare(re.sub(r"^\d+ / \d+$", "", pages, flags=re.M))
    yield from (f"without: {text}" for text in wanted["texts"] if bare(text) not in found)


def check(path):
    if path.endswith(".pdf"):
        return list(check_pdf(path))
    with open(path, "rb") as file:
        raw = file.read()
    if path.endswith(".eml"):
        return list(check_mail(raw))
    if path.endswith(".ics"):
        return list(check_calendar(raw))
    if path.endswith((".docx", ".pptx", ".xlsx")):
        return list(check_zip(path))
    return [] if raw.decode("utf-8").startswith("# ") else ["no title"]


faults = [(path, fault) for path in sys.argv[1:] for fault in check(path)]
for path, fault in faults:
    print(f"FAIL {path}: {fault}")
print(f"{len(sys.argv) - 1} files read, {len(faults)} faults")
sys.exit(1 if faults else 0)
